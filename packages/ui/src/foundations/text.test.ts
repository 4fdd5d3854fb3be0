import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { themeNames } from '../tokens/themes.ts';
import { text } from './text.ts';

const copy = JSON.parse(
  readFileSync(new URL('../../../../docs/copy.fa.json', import.meta.url), 'utf8'),
) as Record<string, string>;

const copyKeys = {
  loading: 'common.loading',
  optional: 'common.optional',
  empty: 'common.empty',
  'money.toman': 'unit.tomanLabel',
  'money.free': 'unit.free',
  remove: 'common.delete',
  more: 'common.more',
  less: 'common.less',
  retry: 'common.retry',
  close: 'common.close',
  filter: 'common.filter',
  'find.placeholder': 'editor.find',
  clearFilters: 'common.clearFilters',
  selectAll: 'common.selectAll',
  'pagination.label': 'nav.sectionPages',
  'pagination.pageOf': 'common.pageOf',
  'pagination.range': 'common.range',
  'pagination.pageSize': 'common.rowsPerPage',
  'pagination.previous': 'common.previous',
  'pagination.next': 'common.next',
  'saveMark.saved': 'common.saved',
  showPassword: 'common.showPassword',
  clear: 'common.clear',
  charactersLeft: 'adminMessages.charsLeft',
  cancel: 'common.cancel',
  'countdown.remaining': 'verify.remainingAria',
  'files.uploading': 'history.uploading',
  'files.rejected.type': 'history.badFile',
  level: 'live.level',
  'tags.duplicate': 'settings.vocabularyDuplicate',
  'theme.title': 'theme.title',
  ...Object.fromEntries(themeNames.map((name) => [`theme.names.${name}`, `theme.${name}`])),
  transcript: 'live.finalLabel',
  'chart.table': 'analytics.table',
  'chart.chart': 'analytics.chart',
  'chart.empty': 'analytics.noData',
  'record.idle': 'live.start',
  'record.asking': 'live.requestingMic',
  'record.live': 'live.stop',
  'record.paused': 'live.stop',
  'record.finalizing': 'live.finalizing',
  'navigation.skipToContent': 'app.skipToContent',
  'navigation.main': 'nav.main',
  'navigation.open': 'common.openMenu',
  'navigation.close': 'common.closeMenu',
  'navigation.collapse': 'nav.collapse',
  'navigation.expand': 'nav.expand',
  'navigation.home': 'nav.home',
  'navigation.profile': 'nav.profile',
  'navigation.logout': 'nav.logout',
};

// The copy document has no texts for these.
const ownWords = [
  'charactersOver',
  'formErrors',
  'tags.remove',
  'tags.removed',
  'capsLock',
  'date.open',
  'date.until',
  'date.previousMonth',
  'date.nextMonth',
  'date.outside',
  'date.outsideRange',
  'time.outside',
  'time.step',
  'time.pasted',
  'breadcrumbs',
  'find.label',
  'find.count',
  'number.increase',
  'number.decrease',
  'rowKeys',
  'saveMark.failed',
  'select',
  'pagination.page',
  'files.list',
  'files.drop',
  'files.dropSeveral',
  'files.choose',
  'files.waiting',
  'files.done',
  'files.failed',
  'files.cancel',
  'files.retry',
  'files.remove',
  'files.announcements.uploading',
  'files.announcements.done',
  'files.announcements.failed',
  'files.announcements.rejected',
  'files.rejected.size',
  'files.rejected.several',
  'files.rejected.folder',
  'order.place',
  'order.moved',
  'order.movedSeveral',
  'toasts',
  'waveform.place',
  'waveform.marked',
  'countdown.over',
  'scheme.title',
  'scheme.names.light',
  'scheme.names.dark',
  'scheme.names.system',
  'navigation.listSeparator',
];

describe('texts of the library', () => {
  const words = flatten(text);

  it.each(Object.entries(copyKeys))('%s equals the copy document at %s', (path, key) => {
    expect(words[path]).toBe(copy[key]);
    expect(copy[key]).toBeTypeOf('string');
  });

  it('lists every text as one of the copy document or its own', () => {
    expect(Object.keys(words).sort()).toEqual([...Object.keys(copyKeys), ...ownWords].sort());
  });

  it('R-003: names the 11 themes', () => {
    expect(Object.keys(text.theme.names)).toEqual([...themeNames]);
    expect(new Set(Object.values(text.theme.names)).size).toBe(11);
  });
});

function flatten(branch: object, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(branch).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? Object.entries(flatten(value, `${prefix}${key}.`))
        : [[`${prefix}${key}`, String(value)]],
    ),
  );
}
