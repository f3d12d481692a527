interface TermListProps {
  items: readonly { title: string; text: string }[];
  className?: string | undefined;
}

/** Terms, each with its text. */
export const TermList = ({ items, className }: TermListProps) => (
  <dl className={className}>
    {items.map(({ title, text }) => (
      <div key={title}>
        <dt>{title}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);
