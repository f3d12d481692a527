import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import { exclamation } from '../ui/icon-paths.ts';
import styles from './contact-form.module.css';

interface FieldProps {
  id: string;
  label: string;
  error: string | undefined;
  children: ReactNode;
}

/** A label, its control and the error below it. The control refers to the error by the id `${id}-error`. */
export function Field({ id, label, error, children }: FieldProps) {
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      {children}
      {error && (
        <p id={`${id}-error`} className={styles['error']}>
          <Icon path={exclamation} size={18} strokeWidth={2.2} />
          {error}
        </p>
      )}
    </div>
  );
}
