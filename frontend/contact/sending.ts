import { checkBeforeSending } from './check-before-sending.ts';
import { ErrorSummary } from './error-summary.tsx';
import { SentPanel } from './sent-panel.tsx';
import { submitInquiry } from './submit-inquiry.ts';

/** What is needed once somebody sends the form, fetched as one file when the form comes near: most visitors never do. */
export const sending = { checkBeforeSending, ErrorSummary, SentPanel, submitInquiry };
