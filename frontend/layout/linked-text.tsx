import { type PageAddress, PageLink } from './page-link.tsx';

/**
 * Text in which links are written as in Markdown: `Next comes a [forecast](/ml-ds/predictive-analysis).` The tests of the
 * built site check that the pages exist.
 */
export function LinkedText({ text }: { text: string }) {
  return text.split(/(\[.+?\]\(.+?\))/).map((part) => {
    const [, label, to] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
    return to === undefined ? (
      part
    ) : (
      <PageLink key={to} to={to as PageAddress}>
        {label}
      </PageLink>
    );
  });
}
