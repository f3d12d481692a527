import { type ComponentProps, memo, useEffect, useId, useRef, useState } from 'react';
import { PageLink } from '../../router/page-link.tsx';
import { type ServiceGroup, serviceMenu } from '../../site/menus.ts';
import { type ServiceGroupId, serviceGroups } from '../../site/service-groups.ts';
import { groupImages } from '../group-images.ts';
import { headerMessages } from '../messages.ts';
import { HeaderLink } from './header-links.tsx';
import styles from './services-panel.module.css';
import { useShownBefore } from './use-shown-before.ts';

/** Milliseconds. A pointer on its way to the links of the open group does not rest on the groups that it crosses. */
const hoverDelay = 120;

const firstGroup = serviceGroups[0].id;

/**
 * Seven groups on the left, the open one with its sub-links, and its pages on the right. Hover opens a group, a click
 * toggles it. The sub-links of the first group lead to its pages, those of the others to the group's card on the home page.
 * @param shown whether the menu is open; it opens at its first group
 */
export const ServicesPanel = memo(function ServicesPanel({ shown }: { shown: boolean }) {
  const [open, setOpen] = useState<ServiceGroupId | null>(firstGroup);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The next click leaves the group open that hover has opened. */
  const openedByHover = useRef(false);
  /** The group that the pointer has rested on or clicked since it entered it. Moving within it changes nothing more. */
  const settled = useRef<ServiceGroupId>(undefined);

  useEffect(() => {
    if (!shown) return undefined;
    return () => {
      clearTimeout(timer.current);
      setOpen(firstGroup);
    };
  }, [shown]);

  useShownBefore('data-group', (name) => setOpen(name as ServiceGroupId));

  const handlers = (id: ServiceGroupId): ComponentProps<'button'> => ({
    onPointerEnter: () => {
      settled.current = undefined;
    },
    // Unlike entering, this needs a pointer that moves: the menu may have opened below one that does not.
    onPointerMove: ({ pointerType }) => {
      if (pointerType !== 'mouse' || settled.current === id) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        settled.current = id;
        openedByHover.current = true;
        setOpen(id);
      }, hoverDelay);
    },
    onPointerLeave: () => clearTimeout(timer.current),
    onClick: () => {
      clearTimeout(timer.current);
      settled.current = id;
      const stays = open === id && openedByHover.current;
      openedByHover.current = false;
      setOpen(open === id && !stays ? null : id);
    },
  });

  return (
    <div className={styles['panel']}>
      <ul className={styles['groups']}>
        {serviceMenu.map((group) => (
          <Group
            key={group.id}
            group={group}
            open={open === group.id}
            hasSubLinks={shown && open === group.id}
            handlers={handlers(group.id)}
          />
        ))}
      </ul>
      {open === null && <p className={styles['none']}>{headerMessages.noGroup}</p>}
    </div>
  );
});

interface GroupProps {
  group: ServiceGroup;
  open: boolean;
  /** The list on the left has the links of the open group. In a closed menu they would make every page longer. */
  hasSubLinks: boolean;
  handlers: ComponentProps<'button'>;
}

function Group({ group, open, hasSubLinks, handlers }: GroupProps) {
  const id = useId();
  const { icon, illustration, centered } = groupImages[group.id];
  return (
    <li className={styles['group']} data-group={group.id}>
      <h3 className={styles['name']}>
        <button type="button" aria-expanded={open} aria-controls={id} {...handlers}>
          <img src={icon} alt="" width="48" height="48" loading="lazy" />
          {group.label}
        </button>
      </h3>
      {hasSubLinks && (
        <ul className={styles['subLinks']}>
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
      <div id={id} className={styles['pages']} hidden={!open}>
        <div>
          <p className={styles['title']}>{group.label}</p>
          <ul>
            {group.links.map((link) => (
              <li key={link.path}>
                <HeaderLink to={link.path}>
                  <b>{link.label}</b>
                  <span>{link.hint}</span>
                </HeaderLink>
              </li>
            ))}
          </ul>
        </div>
        <img
          className={centered ? styles['centered'] : undefined}
          src={illustration}
          alt=""
          width="480"
          height="360"
          loading="lazy"
        />
      </div>
    </li>
  );
}
