/** The entry of the tab for actions of administration whose answer is not known. */
export const attemptsKey = 'nevisa.attempts';
