/** Text that does not break at the hyphen of words such as 'AI-Powered'. */
export function Unbroken({ text }: { text: string }) {
  return text.split(/(\S+-\S+)/).map((part, index) =>
    part.includes('-') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a word can occur twice
      <span key={index} className="nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
