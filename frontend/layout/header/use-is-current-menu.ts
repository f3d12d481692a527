import { useLocation } from 'react-router-dom';
import { type MenuName, menuOf } from '../../site/menus.ts';

/** @returns `aria-current` for what opens the menu, also on a page that the menu has no link to */
export function useIsCurrentMenu(menu: MenuName | undefined) {
  const { pathname } = useLocation();
  return (menu && menuOf(pathname) === menu) || undefined;
}
