import { content } from '../content/blogs.ts';
import { company } from '../site/company.ts';
import type { Post } from './posts.ts';

/** Goes into the head of each page, so that feed readers find the feed. */
export const feedLink = '<link rel="alternate" type="application/atom+xml" href="/feed.xml">';

/** Text for an element or an attribute. */
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);

/** Posts have a date, and Atom requires a time. */
const timeOf = (day: string) => `${day}T00:00:00Z`;

/**
 * The posts as an Atom feed (RFC 4287), with their descriptions and without their texts.
 * @param posts the newest first, at least one
 */
export function feed(posts: readonly [Post, ...Post[]]): string {
  const blogs = `${company.origin}/blogs`;
  const entries = posts.map(({ path, title, description, date, category, author }) => {
    const url = `${company.origin}${path}`;
    return `  <entry>
    <id>${url}</id>
    <link href="${url}"/>
    <title>${escaped(title)}</title>
    <summary>${escaped(description)}</summary>
    <published>${timeOf(date)}</published>
    <updated>${timeOf(date)}</updated>
    <author><name>${escaped(author)}</name></author>
    <category term="${escaped(category)}"/>
  </entry>
`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
  <id>${blogs}</id>
  <link href="${blogs}"/>
  <link rel="self" type="application/atom+xml" href="${company.origin}/feed.xml"/>
  <title>${escaped(`${company.name}: ${content.heading}`)}</title>
  <updated>${timeOf(posts[0].date)}</updated>
  <author><name>${escaped(company.name)}</name></author>
${entries.join('')}</feed>
`;
}
