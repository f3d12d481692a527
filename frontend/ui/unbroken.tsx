/** Text whose hyphenated words stay on one line: 'AI-Powered' is one word to a reader. */
export function Unbroken({ text }: { text: string }) {
  return text.split(/(\S+-\S+)/).map((part) =>
    part.includes('-') ? (
      <span key={part} className="nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
