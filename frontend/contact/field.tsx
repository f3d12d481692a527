import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './contact-form.module.css';

interface FieldProps {
  id: string;
  label: string;
  error: string | undefined;
  children: ReactNode;
}

/** A label, its control, and below it what is wrong; the control names the error by `${id}-error`. */
export function Field({ id, label, error, children }: FieldProps) {
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      {children}
      {error && (
        <p id={`${id}-error`} className={styles['error']}>
          <CircleAlert size={18} strokeWidth={2.2} aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  );
}
