import { useId, useState } from 'react';
import { PageLink } from '../../router/page-link.tsx';
import { type ServiceGroup, serviceMenu } from '../../site/menus.ts';
import type { ServiceGroupId } from '../../site/service-groups.ts';
import { Icon } from '../../ui/icon.tsx';
import { arrowRight } from '../../ui/icon-paths.ts';
import { groupIcons } from '../group-icons.ts';
import { centeredIllustrations, groupIllustrations } from '../group-illustrations.ts';
import { headerMessages } from '../messages.ts';
import { HeaderLink } from './header-link.tsx';
import styles from './services-panel.module.css';

/** Seven groups on the left, the pages of the open group on the right. Hover opens a group, a click toggles it. */
export function ServicesPanel() {
  const [open, setOpen] = useState<ServiceGroupId | null>('ai-services');
  return (
    <div className={styles['panel']}>
      <ul className={styles['groups']}>
        {serviceMenu.map((group) => (
          <Group
            key={group.id}
            group={group}
            open={open === group.id}
            onOpen={() => setOpen(group.id)}
            onToggle={() => setOpen(open === group.id ? null : group.id)}
          />
        ))}
      </ul>
      {open === null && <p className={styles['none']}>{headerMessages.noGroup}</p>}
    </div>
  );
}

interface GroupProps {
  group: ServiceGroup;
  open: boolean;
  onOpen: () => void;
  onToggle: () => void;
}

function Group({ group, open, onOpen, onToggle }: GroupProps) {
  const id = useId();
  return (
    <li className={styles['group']}>
      <h3 className={styles['name']}>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onPointerEnter={(event) => event.pointerType === 'mouse' && onOpen()}
          onClick={onToggle}
        >
          <img src={groupIcons[group.id]} alt="" width="48" height="48" loading="lazy" />
          {group.label}
        </button>
      </h3>
      <PageLink
        className={styles['overview']}
        to={`/#${group.id}`}
        aria-label={headerMessages.overview(group.label)}
      >
        <Icon path={arrowRight} size={18} strokeWidth={2.6} />
      </PageLink>
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
          className={centeredIllustrations.has(group.id) ? styles['centered'] : undefined}
          src={groupIllustrations[group.id]}
          alt=""
          width="480"
          height="360"
          loading="lazy"
        />
      </div>
    </li>
  );
}
