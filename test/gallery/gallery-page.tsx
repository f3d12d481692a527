/** The pages of `npm run dev` at /gallery and /gallery/parts. They are not part of the site. */
import { createRoot } from 'react-dom/client';
import '#frontend/styles/fonts.css';
import '#frontend/styles/tokens.css';
import '#frontend/styles/base.css';
import '#frontend/styles/surfaces.css';
import './gallery.css';
import { Gallery } from './gallery.tsx';
import { Parts } from './parts.tsx';

createRoot(document.getElementById('root') as HTMLElement).render(
  location.pathname.startsWith('/gallery/parts') ? <Parts /> : <Gallery />,
);
