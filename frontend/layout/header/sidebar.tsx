import { type ComponentProps, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { hireLink, industryMenu, insightsMenu, type MenuName, serviceMenu } from '../../site/menus.ts';
import { Icon } from '../../ui/icon.tsx';
import { chevronDown, cross, menu as menuIcon } from '../../ui/icons.ts';
import { ArrowLink } from '../arrow-link.tsx';
import { HeaderLinks } from './header-links.tsx';
import { headerMessages } from './messages.ts';
import { ProductPanel } from './product-panel.tsx';
import styles from './sidebar.module.css';
import { useIsCurrentMenu } from './use-is-current-menu.ts';

const id = 'sidebar';

/**
 * The menu button for narrow screens and all menus in a modal dialog. The browser opens and closes the dialog by itself
 * (`command`), also before React and without JavaScript, traps the focus and makes the page behind it inert.
 */
export function Sidebar() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    // It may have been opened before React.
    if (dialog.current?.open) setOpen(true);
    const close = () => dialog.current?.close();
    // A tablet may be turned while it is open.
    const narrow = matchMedia('(width < 60em)');
    narrow.addEventListener('change', close);
    return () => narrow.removeEventListener('change', close);
  }, []);

  const navigation = `${useLocation().key} ${useNavigation().state}`;
  const before = useRef(navigation);
  // In a layout effect, so that the heading of the page that Back leads to takes the focus, which it cannot behind the dialog.
  useLayoutEffect(() => {
    if (before.current !== navigation) dialog.current?.close();
    before.current = navigation;
  }, [navigation]);

  return (
    <>
      <button
        type="button"
        className={`disc ${styles.opener}`}
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        // React does not hear `toggle` from a dialog that it hydrates.
        onClick={() => setOpen(true)}
        {...{ command: 'show-modal', commandfor: id }}
      >
        <Icon path={menuIcon} size={24} strokeWidth={2.4} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes the dialog on Escape */}
      <dialog
        ref={dialog}
        id={id}
        className={`on-white ${styles.sidebar}`}
        aria-modal="true"
        aria-label="Menu"
        onClose={() => setOpen(false)}
        // A click on the backdrop targets the dialog itself (`closedby` would lose the focus after a tap). A link closes it
        // immediately, because it would cover the message that a page is loading or did not load.
        onClick={({ target, currentTarget }) => {
          if (target === currentTarget || (target as Element).closest('a')) currentTarget.close();
        }}
      >
        {/* Hydrated separately, like the other menus. */}
        <Suspense>{content}</Suspense>
      </dialog>
    </>
  );
}

/** A constant element, so that React skips it when the sidebar opens. */
const content = (
  <div className={styles.content}>
    <button
      type="button"
      className={`disc ${styles.close}`}
      aria-label="Close menu"
      {...{ command: 'close', commandfor: id }}
    >
      <Icon path={cross} size={24} strokeWidth={2.4} />
    </button>
    <nav aria-label="Site">
      <Section menu="products" label="Products">
        <ProductPanel />
      </Section>
      <Section menu="services" label="Services">
        {serviceMenu.map((group, index) => (
          <Section key={group.id} label={group.label} open={index === 0}>
            <HeaderLinks links={group.links} />
          </Section>
        ))}
      </Section>
      <Section menu="industries" label="Industries">
        <HeaderLinks links={industryMenu} />
      </Section>
      <HeaderLinks links={[hireLink]} />
      <Section menu="insights" label="Insights">
        <HeaderLinks links={insightsMenu} />
      </Section>
      <ArrowLink className={`button on-cobalt ${styles.contact}`} to="/contact-us">
        {headerMessages.contact}
      </ArrowLink>
    </nav>
  </div>
);

interface SectionProps extends ComponentProps<'details'> {
  label: string;
  menu?: MenuName;
}

function Section({ label, menu, children, ...props }: SectionProps) {
  return (
    <details {...props}>
      <summary className="spread" aria-current={useIsCurrentMenu(menu)}>
        {label}
        <Icon path={chevronDown} strokeWidth={2.4} />
      </summary>
      {children}
    </details>
  );
}
