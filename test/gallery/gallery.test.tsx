import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadContent } from '#frontend/app/load-content.ts';
import { IndustryTemplate } from '#frontend/page-templates/industry/industry-template.tsx';
import { ServiceTemplate } from '#frontend/page-templates/service/service-template.tsx';
import { Gallery } from './gallery.tsx';
import { messages } from './messages.ts';

beforeEach(() =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  ),
);

const htmlOf = (page: ReactNode) => render(<MemoryRouter>{page}</MemoryRouter>).container.innerHTML;

/** The HTML of a page in whose content file somebody writes a line of the gallery. */
const pageWith = {
  service: async (path: string, variants: object) => {
    const content = await loadContent({ kind: 'service', path, label: '' });
    const all = { ...content, variants: { ...content.variants, ...variants } };
    return htmlOf(<ServiceTemplate content={all} path={path} surface="sky" />);
  },
  industry: async (path: string, variants: object) => {
    const content = await loadContent({ kind: 'industry', path, label: '' });
    const all = { ...content, variants: { ...content.variants, ...variants } };
    return htmlOf(<IndustryTemplate content={all} path={path} surface="sky" />);
  },
};

/** Of each variant of a section: what an author writes, and the HTML that the gallery shows for it. */
const variantsOf = (section: Element) =>
  [...section.querySelectorAll('.gallery-variant')].map((variant) => {
    const preview = variant.querySelector('.gallery-part') ?? variant.querySelector('.gallery-preview');
    return {
      variants: new Function(`return { ${variant.querySelector('code')?.textContent} }`)() as object,
      html: preview?.innerHTML ?? '',
    };
  });

test.each(['service', 'industry'] as const)(
  'the lines of the gallery make a page look like it: %s',
  async (kind) => {
    render(<Gallery />);
    const part = screen.getByRole('region', { name: messages[kind] });
    const path = within(part).getByRole<HTMLSelectElement>('combobox', { name: messages.page }).value;
    const sections = [...part.querySelectorAll('.gallery-section')].map(variantsOf);
    expect(sections).not.toEqual([]);
    for (const shown of sections) {
      expect(new Set(shown.map(({ variants }) => JSON.stringify(variants))).size).toBe(shown.length);
      for (const { variants, html } of shown) {
        expect(html).not.toBe('');
        expect((await pageWith[kind](path, variants)).includes(html), JSON.stringify(variants)).toBe(true);
      }
    }
  },
);
