import { BoundText } from './bound-text.tsx';

interface TitledTextProps {
  title: string;
  text: string;
}

/** A text below its title, in a list below a heading of the second level. */
export const TitledText = ({ title, text }: TitledTextProps) => (
  <div>
    <h3>{title}</h3>
    <p>
      <BoundText text={text} />
    </p>
  </div>
);
