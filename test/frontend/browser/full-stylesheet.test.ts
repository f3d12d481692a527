import { expect, test, vi } from 'vitest';
import { fullStylesheet } from '#frontend/browser/full-stylesheet.ts';

const links = () => document.head.querySelectorAll('link');

test('a page with all rules loads no stylesheet', async () => {
  document.head.innerHTML = '<style>p { top: 0 }</style>';
  await fullStylesheet();
  expect(links()).toHaveLength(0);
});

test('the whole stylesheet is inserted after the inlined part', async () => {
  document.head.innerHTML = '<style data-part-of="/assets/a.css"></style><meta>';
  const done = fullStylesheet();
  const [link] = links();
  expect(link?.getAttribute('href')).toBe('/assets/a.css');
  expect(link?.previousElementSibling?.tagName).toBe('STYLE');
  link?.dispatchEvent(new Event('load'));
  await done;
});

test('a page continues if the stylesheet cannot be loaded', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  document.head.innerHTML = '<style data-part-of="/assets/b.css"></style>';
  const done = fullStylesheet();
  links()[0]?.dispatchEvent(new Event('error'));
  await done;
  expect(error).toHaveBeenCalledOnce();
});
