/** Which inquiries were mailed; the domain knows no more of the store. */
export interface DeliveryMarks {
  /** Whether an inquiry's mail is still to be sent: it is there (nobody erased it) and not marked. */
  isDue(id: string): Promise<boolean>;
  /** Notes that the mail was sent. An inquiry that was erased or marked in the meantime stays as it is. */
  set(id: string, sentAt: Date): Promise<void>;
}
