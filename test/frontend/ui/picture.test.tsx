import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture } from '#frontend/ui/picture.tsx';

const photo = {
  sources: { avif: '/a-480.avif 480w, /a-960.avif 960w', webp: '/a-480.webp 480w, /a-960.webp 960w' },
  img: { src: '/a-960.webp', w: 960, h: 1280 },
};
const place = { alt: 'A crane', width: 480, height: 360 };

test('the browser chooses among the formats and widths of a photo, which keeps its place', () => {
  render(<Picture src={photo} {...place} />);
  const image = screen.getByRole('img', { name: 'A crane' });
  const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])];
  expect(sources.map(({ type, srcset }) => [type, srcset])).toEqual([
    ['image/avif', photo.sources.avif],
    ['image/webp', photo.sources.webp],
  ]);
  expect(sources.every(({ sizes }) => sizes.includes('50vw'))).toBe(true);
  expect(image).toHaveAttribute('width', '480');
  expect(image).toHaveAttribute('height', '360');
});

test('only a photo in the first view is preloaded, in the best format', () => {
  render(<Picture src={photo} {...place} />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  expect(document.head.querySelector('[rel="preload"]')).toBeNull();
  render(<Picture src={photo} {...place} alt="A ship" first />);
  expect(screen.getByRole('img', { name: 'A ship' })).toHaveAttribute('fetchpriority', 'high');
  expect(screen.getByRole('img', { name: 'A ship' })).not.toHaveAttribute('loading');
  const preload = document.head.querySelector('[rel="preload"]');
  expect(preload).toHaveAttribute('type', 'image/avif');
  expect(preload).toHaveAttribute('imagesrcset', photo.sources.avif);
  // Otherwise the browser could load another width than the one that the page shows.
  expect(preload?.getAttribute('imagesizes')).toBe(
    screen.getByRole('img', { name: 'A ship' }).closest('picture')?.querySelector('source')?.sizes,
  );
});
