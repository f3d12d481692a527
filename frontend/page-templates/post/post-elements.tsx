import type { ComponentProps } from 'react';
import { postPage } from '../../content/post.ts';
import { ExternalLink } from '../../layout/external-link.tsx';
import { type PageAddress, PageLink } from '../../layout/page-link.tsx';
import type { ImageSource } from '../../ui/image-source.ts';
import { TextImage } from '../article/text-image.tsx';
import styles from './post-template.module.css';

/** A link opens a page of this site, or another site in a new tab. */
function PostLink({ href = '', ...props }: ComponentProps<'a'>) {
  if (/^https?:/.test(href)) return <ExternalLink href={href} {...props} />;
  if (/^[/#]/.test(href)) return <PageLink to={href as PageAddress} {...props} />;
  return <a href={href} {...props} />;
}

/** An imported image. Its title is its caption. */
function PostImage({ src, alt, title }: { src: ImageSource; alt: string; title?: string }) {
  return <TextImage src={src} alt={alt} caption={title} width={480} room={735} />;
}

/** A table that is wider than a phone scrolls, with the keyboard as well. */
function PostTable(props: ComponentProps<'table'>) {
  return (
    // biome-ignore-start lint/a11y/useSemanticElements: a fieldset is for forms, and a section would be a landmark
    // biome-ignore-start lint/a11y/noNoninteractiveTabindex: Safari does not focus what scrolls by itself
    <div className={styles.table} role="group" aria-label={postPage.table} tabIndex={0}>
      <table {...props} />
    </div>
    // biome-ignore-end lint/a11y/useSemanticElements: see above
    // biome-ignore-end lint/a11y/noNoninteractiveTabindex: see above
  );
}

const cell =
  (Cell: 'td' | 'th') =>
  ({ align = 'left', ...props }: { align?: 'left' | 'center' | 'right' }) => (
    <Cell className={styles[align]} {...(Cell === 'th' && { scope: 'col' })} {...props} />
  );

/** The state of a task in a list. Its checkbox would look as if a visitor could change it. */
function TaskState({ checked }: ComponentProps<'input'>) {
  return (
    <>
      <span aria-hidden="true">{checked ? '☑' : '☐'}</span>
      <span className="visually-hidden">{checked ? postPage.done : postPage.open}</span>
    </>
  );
}

/** What the elements of a post's text become. Its title is the page's `h1`, so a heading of that level is one below. */
export const postElements = {
  a: PostLink,
  h1: 'h2',
  img: PostImage,
  table: PostTable,
  td: cell('td'),
  th: cell('th'),
  input: TaskState,
};
