/** Text is aligned left, numbers right. */
export type Cell = string | number | undefined;

/**
 * Formats a table as text with aligned columns.
 * @param head the title of each column
 * @param rows cells in the order of the columns; an undefined cell is a dash
 */
export function textTable(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const texts = rows.map((row) => head.map((_, column) => cellText(row[column])));
  const isFigure = head.map((_, column) => rows.some((row) => typeof row[column] === 'number'));
  const widths = head.map((title, column) =>
    Math.max(title.length, ...texts.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        isFigure[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...texts.map(line)].join('\n');
}

/** Rounds to the digits that matter: 1,234 and 12.3 and 0.012. */
function cellText(cell: Cell): string {
  if (cell === undefined) return '-';
  if (typeof cell === 'string') return cell;
  if (!Number.isFinite(cell)) return '-';
  const digits = Number.isInteger(cell) || Math.abs(cell) >= 100 ? 0 : Math.abs(cell) >= 1 ? 1 : 3;
  return cell.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
