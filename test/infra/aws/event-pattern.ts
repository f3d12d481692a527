type Pattern = { readonly [key: string]: Pattern | readonly (string | { readonly exists: boolean })[] };

/**
 * Whether an event source passes a record on ("Filter rule syntax", Lambda developer guide), as far as the stack's
 * patterns go: a list stands for its values, any of them; `exists` asks leaves alone, and what has no parent does not exist.
 */
export function matchesPattern(pattern: Pattern, record: unknown): boolean {
  return Object.entries(pattern).every(([key, wanted]) => {
    const value = isObject(record) && Object.hasOwn(record, key) ? record[key] : undefined;
    if (!Array.isArray(wanted)) return matchesPattern(wanted as Pattern, value);
    return wanted.some((rule: string | { exists: boolean }) =>
      typeof rule === 'string' ? rule === value : rule.exists === (value !== undefined && !isObject(value)),
    );
  });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
