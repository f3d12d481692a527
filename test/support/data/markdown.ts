import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#infra/dist.ts';

/** The first group of each match. */
export const findAll = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Code blocks of a language, without the indentation of the list that they are in. */
export const codeBlocks = (text: string, language: string): string[] =>
  [...text.matchAll(/^( *)```(\w+)\n(.*?)^ *```$/gms)]
    .filter(([, , own]) => own === language)
    .map(([, indent, , code = '']) => code.replace(new RegExp(`^${indent}`, 'gm'), ''));

const headingsOf = (text: string): string[] => findAll(text, /^#{2,4} (.+)$/gm);

/** Files of the checkout that a document names in backticks. */
export const namedFiles = (text: string): string[] =>
  findAll(text, /`((?:frontend|infra|lambda|shared|test|docs|\.github)\/[\w./-]+\.\w+)`/g);

export const isInCheckout = (file: string): boolean => existsSync(path.join(projectRoot, file));

/** Links from a document to other files and to chapters, without those to websites and those in code. */
export const linksOf = (text: string): string[] =>
  findAll(text.replace(/```.*?```|`[^`]*`/gs, ''), /\]\((?!https?:|mailto:)([^)]+)\)/g);

/** As GitHub makes the anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');

/** Whether the target of a link exists. */
export function leadsSomewhere(from: string, link: string): boolean {
  const [file = '', chapter] = link.split('#');
  const target = file === '' ? from : path.join(path.dirname(from), file);
  if (!existsSync(target)) return false;
  return chapter === undefined || headingsOf(readFileSync(target, 'utf8')).map(anchorOf).includes(chapter);
}
