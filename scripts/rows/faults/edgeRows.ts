import type { FaultTable } from '../rowFault.ts';

const transcript = 'packages/transcript/src';
const playback = 'apps/web/src/features/history/editing/playback';
const versions = 'apps/web/src/features/history/editing/versions/versionRows.ts';
const address = 'apps/web/src/shared/lists/address/listAddress.ts';
const compact = 'packages/ui/src/persian/compactNumber.ts';
const ports = 'apps/web/src/features/management/messages/data/messagePorts.ts';
const boot = 'apps/web/public/theme-boot.js';
const moment = 'packages/ui/src/persian/localMoment.ts';
const historyItems = 'apps/web/src/features/history/data/historyItems.ts';
const compareTexts = `${transcript}/merge/compareTexts.ts`;
const cueGroups = `${transcript}/export/cueGroups.ts`;
const makeMyData = 'apps/web/src/features/profile/data/makeMyData.ts';

/** Faults at the edges of single clauses: the last value that counts, and the first that does not. */
export const edgeFaults: FaultTable = [
  ['R-003', boot, 'Object.keys(pageColors).indexOf(theme) >= 0', 'theme && /^[a-z]+$/.test(theme)'],
  ['R-003', boot, 'Object.keys(pageColors).indexOf(theme) >= 0', 'theme && theme in pageColors'],
  ['R-157', moment, '(?: +\\+?|\\+)03', ' +03'],
  ['R-157', moment, '03:?30', '\\d\\d:?\\d\\d'],
  ['X-100', address, "read('ordering').trim()", "read('ordering')"],
  ['X-100', address, 'const id = text.trim();', 'const id = text;'],
  ['X-100', address, 'id.length > longestId', 'id.length >= longestId'],
  ['X-123', historyItems, '>= Date.parse(to)', '>= Date.parse(`${days.end}T24:00:00`)'],
  ['X-123', historyItems, 'row.changedAt >= Date.parse(to)', 'row.changedAt > Date.parse(to)'],
  ['X-123', historyItems, 'row.changedAt < Date.parse(from)', 'row.changedAt <= Date.parse(from)'],
  ['X-141', `${transcript}/speakers/changeSpeakers.ts`, 'dispatch(toOneStep(tr))', 'dispatch(tr)'],
  ['X-150', `${playback}/playbackMoves.ts`, '> shortestSilence', '>= shortestSilence'],
  ['X-150', `${playback}/playbackMoves.ts`, 'Math.max(before, end)', 'end'],
  ['X-152', `${playback}/decodePeaks.ts`, '/ 255', '/ 256'],
  ['X-154', `${playback}/createStretchPlayer.ts`, 'place.offset);\n    }', 'seconds);\n    }'],
  ['X-154', `${playback}/stretchTimeline.ts`, 'Math.min(within, lengths[stretch] ?? 0)', 'within'],
  ['X-161', compareTexts, 'place >= from && ', ''],
  ['X-161', compareTexts, '!isShared && before.length === after.length', 'false as boolean'],
  ['X-161', compareTexts, "'' || words === '' ? words", "'' ? words"],
  ['X-161', compareTexts, 'runs.length === 0 ? [] : ', ''],
  ['X-161', versions, 'countTextWords(text) - words', 'countTextWords(text)'],
  ['X-161', versions, "because === 'late' ?", "because !== 'late' ?"],
  ['X-161', versions, 'time === null ? editingText.versionTime', "time === null ? ''"],
  ['X-161', versions, "version.kind ?? 'other'", "version.kind ?? 'raw'"],
  ['X-166', cueGroups, ' && (words.at(-1)?.end ?? 0) - getStart(one) <= limits.longest', ''],
  ['X-166', cueGroups, '- getStart(one) <=', '- getStart(one) <'],
  ['X-166', cueGroups, ' || other.words[0]?.isApart !== false', ''],
  ['X-166', cueGroups, '>= rest.length && time <= limits.longest', '> 0'],
  ['X-166', cueGroups, 'at - from >= rest.length && ', ''],
  ['X-166', cueGroups, ' && time <= limits.longest', ''],
  ['X-166', cueGroups, 'leaveRest(words, from, at, rank)', 'at'],
  ['X-166', cueGroups, 'leaveRest(words, from, clause, 1)', 'clause'],
  ['X-167', `${transcript}/export/plainText.ts`, "heading === '' ? [] : [`#", '[`#'],
  ['X-167', `${transcript}/export/plainText.ts`, "title.replaceAll(/\\s+/gu, ' ').trim()", 'title'],
  ['X-167', `${transcript}/export/plainText.ts`, '    .replace(/^[+-]/u, String.raw`\\$&`)\n', ''],
  ['X-236', makeMyData, 'if (!known.has(String(id)))', 'if (id !== null)'],
  ['X-247', compact, 'one * 0.99995', 'one'],
  ['X-247', compact, 'one * 0.99995', 'one * 0.99996'],
  ['X-247', compact, 'Math.abs(value);', 'value;'],
  ['X-290', ports, "failure.code === 'already_sent'", 'failure.status === 409'],
  ['X-290', ports, 'isRevisionConflict(failure) && current', 'failure.status === 409 && current'],
];
