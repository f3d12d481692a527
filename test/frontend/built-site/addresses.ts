import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { company } from '#frontend/site/company.ts';
import { pages as listed } from '#frontend/site/pages.ts';
import { contactPath } from '#shared/contact-api.ts';
import { postPaths } from '#test/support/pages/post-paths.ts';
import { type BuiltPage, dist } from './built-pages.ts';

const outside: readonly string[] = [company.product.url, ...Object.values(company.social)];
const direct = [`mailto:${company.contact.email}`, `tel:${company.contact.phone?.replace(/[^+\d]/g, '')}`];
const paths: readonly string[] = [...listed.map((page) => page.path), ...postPaths];

/** Lists a page's broken links and missing files. */
export function brokenAddresses(page: BuiltPage, pages: readonly BuiltPage[]): string[] {
  const { document } = page;
  const problemAt = (element: Element, what: string) =>
    `${page.path}: ${what}: ${element.outerHTML.slice(0, 160)}`;
  return [
    ...[...document.querySelectorAll('a')].flatMap((link) => {
      const problem = linkProblem(link, page, pages);
      return problem ? [problemAt(link, problem)] : [];
    }),
    ...[...document.querySelectorAll('form')]
      .filter((form) => form.getAttribute('action') !== contactPath || form.method !== 'post')
      .map((form) => problemAt(form, 'posts elsewhere')),
    ...[...document.querySelectorAll('[src], link[href]:not([rel="canonical"])')]
      .filter((element) => !isFile(element.getAttribute('src') ?? element.getAttribute('href') ?? ''))
      .map((element) => problemAt(element, 'no such file')),
    ...[...page.html.matchAll(/\burl\(["']?(?!data:)([^"')]+)/g)]
      .filter(([, file = '']) => !isFile(file))
      .map(([, file]) => `${page.path}: no such file: ${file}`),
  ];
}

function linkProblem(link: Element, page: BuiltPage, pages: readonly BuiltPage[]): string | undefined {
  const href = link.getAttribute('href') ?? '';
  const inPost = postPaths.includes(page.path);
  if (inPost && href.startsWith('mailto:')) return undefined;
  if (outside.includes(href) || (inPost && /^https?:/.test(href))) {
    const newTab = link.getAttribute('target') === '_blank' && link.getAttribute('rel')?.includes('noopener');
    return newTab ? undefined : 'leaves the site without a new tab';
  }
  if (direct.includes(href)) return undefined;
  const [address = '', hash] = href.split('#');
  const target = address === '' ? page : pages.find(({ path }) => path === address);
  if (href === '' || !target || (address !== '' && !paths.includes(address))) return 'no such page';
  return hash === undefined || target.document.getElementById(hash)
    ? undefined
    : 'no such place on that page';
}

/** Whether a path of this site is one of its files, and its fragment a view of that illustration. */
export function isFile(address: string): boolean {
  const [name = '', view] = address.split('#');
  const file = path.join(dist.site, name);
  if (!/^\/[^/]/.test(name) || !existsSync(file) || !statSync(file).isFile()) return false;
  return view === undefined || readFileSync(file, 'utf8').includes(`<view id="${view}"`);
}

/** Lists images without alternative text or size. */
export function incompleteImages({ path, document }: BuiltPage): string[] {
  return [...document.querySelectorAll('img')]
    .filter(
      (img) =>
        !(
          img.hasAttribute('alt') &&
          Number(img.getAttribute('width')) > 0 &&
          Number(img.getAttribute('height')) > 0
        ),
    )
    .map((img) => `${path}: ${img.outerHTML}`);
}
