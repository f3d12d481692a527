/** Attribute of an inquiry's item: when its mail was sent, as ISO 8601 in UTC. Before that there is none. */
export const notifiedAt = 'notifiedAt';
