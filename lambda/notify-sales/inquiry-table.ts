/** Attribute of an inquiry's item: when its mail was sent, as ISO 8601 in UTC. Before that there is none. */
export const notifiedAt = 'notifiedAt';

/**
 * Attribute of an inquiry's item: when its owner last asked for its mail once more, as ISO 8601 in UTC. Whoever sets it
 * takes `notifiedAt` away in the same write: the item is as one that was never told, and its change goes the way of a new
 * one.
 */
export const resendRequestedAt = 'resendRequestedAt';
