import { type ComponentProps, memo, useEffect } from 'react';
import { type ServiceGroup, serviceMenu } from '../../site/menus.ts';
import { serviceGroups } from '../../site/service-groups.ts';
import { Picture } from '../../ui/picture.tsx';
import { groupImages } from '../group-images.ts';
import { PageLink } from '../page-link.tsx';
import { HeaderLink } from './header-links.tsx';
import { headerMessages } from './messages.ts';
import styles from './services-panel.module.css';
import { useDisclosures } from './use-disclosures.ts';

const firstGroup = serviceGroups[0].id;

/**
 * Seven groups on the left, below them the sub-links of the open one, and its pages on the right. Hover opens a group, a
 * click toggles it, and no group moves. The sub-links of the first group lead to its pages, those of the others to the
 * group's card on the home page.
 * @param shown whether the menu is open; it opens at its first group
 */
export const ServicesPanel = memo(function ServicesPanel({ shown }: { shown: boolean }) {
  const { open, reset, toggle, partProps } = useDisclosures('data-group', firstGroup, true);

  useEffect(() => (shown ? reset : undefined), [shown, reset]);

  return (
    <>
      <ul className={styles.groups}>
        {serviceMenu.map((group) => (
          <Group
            key={group.id}
            group={group}
            open={open === group.id}
            hasSubLinks={shown && open === group.id}
            onToggle={() => toggle(group.id)}
            partProps={partProps(group.id)}
          />
        ))}
      </ul>
      {open === null && <p className={`on-sand ${styles.none}`}>{headerMessages.noGroup}</p>}
    </>
  );
});

interface GroupProps {
  group: ServiceGroup;
  open: boolean;
  /** The list on the left has the links of the open group. In a closed menu they would make every page longer. */
  hasSubLinks: boolean;
  onToggle: () => void;
  partProps: ComponentProps<'li'>;
}

function Group({ group, open, hasSubLinks, onToggle, partProps }: GroupProps) {
  const id = `menu-${group.id}`;
  const { icon, illustration } = groupImages[group.id];
  return (
    <li className={styles.group} {...partProps}>
      <h3 className={open ? 'on-ink' : undefined}>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={onToggle}>
          <img src={icon} alt="" width="48" height="48" loading="lazy" />
          {group.label}
        </button>
      </h3>
      {hasSubLinks && (
        <ul className={`on-ink ${styles.subLinks}`}>
          {group.links.map(({ path, label }) => (
            <li key={path}>
              {group.id === firstGroup ? (
                <PageLink to={path}>{label}</PageLink>
              ) : (
                <PageLink to={`/#${group.id}`} aria-label={headerMessages.onHomePage(label)}>
                  {label}
                </PageLink>
              )}
            </li>
          ))}
        </ul>
      )}
      <div id={id} className={`on-sand ${styles.pages}`} hidden={!open}>
        <div>
          <p className={`heading-3 ${styles.title}`}>{group.label}</p>
          <ul className="menu-links">
            {group.links.map((link) => (
              <li key={link.path}>
                <HeaderLink to={link.path}>
                  <b>{link.label}</b> <span>{link.hint}</span>
                </HeaderLink>
              </li>
            ))}
          </ul>
        </div>
        <Picture src={illustration} alt="" width={480} height={360} />
      </div>
    </li>
  );
}
