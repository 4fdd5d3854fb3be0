export { formatBytes } from './bytes.ts';
export {
  formatClock,
  formatDate,
  formatDateTime,
  formatDay,
  formatLongDate,
  formatMonth,
  formatShortDate,
  formatWeekDay,
  parseWireTime,
  type PersianTime,
} from './date.ts';
export { formatDuration, spellDuration } from './duration.ts';
export { formatLocalMoment, readLocalMoment, type LocalMoment } from './localMoment.ts';
export { formatToman } from './money.ts';
export { formatCompact } from './compactNumber.ts';
export { formatNumber, formatPercent } from './number.ts';
