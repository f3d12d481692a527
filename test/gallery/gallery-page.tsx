/** The page of `npm run dev` at /gallery. It is not part of the site. */
import { createRoot } from 'react-dom/client';
import '#frontend/styles/fonts.css';
import '#frontend/styles/tokens.css';
import '#frontend/styles/base.css';
import '#frontend/styles/surfaces.css';
import { Gallery } from './gallery.tsx';

createRoot(document.getElementById('root') as HTMLElement).render(<Gallery />);
