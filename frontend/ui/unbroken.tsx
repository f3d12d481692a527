interface UnbrokenProps {
  text: string;
  /** What belongs together, as the only group of the pattern. */
  pattern?: RegExp;
}

/** Text that does not break at the hyphen of words such as 'AI-Powered', or inside of what the pattern finds. */
export function Unbroken({ text, pattern = /(\S+-\S+)/ }: UnbrokenProps) {
  // What the group has matched is at the odd places.
  return text.split(pattern).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a word can occur twice
      <span key={index} className="nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
