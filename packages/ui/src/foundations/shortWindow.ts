/**
 * The media condition of windows in which the bars would leave no line of the page: phones on
 * their side, and zoom of 400 % (WCAG 1.4.10). Bars are not sticky there.
 */
export const shortWindow = '(height < 480px)';
