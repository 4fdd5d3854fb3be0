/** Has the time at which the person last acted in any tab, in ms since 1970. A new token begins without one. */
export const lastActKey = 'nevisa.lastAct';
