import { dirname } from 'node:path/posix';
import type { Source } from './sources.ts';

// What gives a component sides: arrow keys, radios, a number between its steps, what lies over the page, and a place
// of its own on one side.
const signs = [
  /\buseDirection\(\)/,
  /\bArrow(Left|Right)\b['"]?:? /,
  /\bpopover(Target)?=/,
  /\buseModal\(/,
  /\buse(ChartPoints|RovingPoint)\(/,
  /\btype="(radio|range)"/,
  /\brole: 'spinbutton'/,
  /from 'react-aria-components'/,
  /\binset-inline-(start|end):/,
  /\binset-inline: (auto|[^;]+ auto;)/,
  /\btransform-origin: left/,
  /\btranslateX\((?!-?100%)/,
];

// What shows that a play looks at sides.
const sideways =
  /\bArrow(Left|Right)\b|\b(getForwardKey|getBackwardKey|measureSpan)\b|\b(left|right)\b|\bdirection\b/;

/** A story as it is written, and what it takes from the one it extends. */
interface WrittenStory {
  name: string;
  text: string;
}

/** The folders of components whose code has sides, and that have stories of their own. */
export function findFoldersWithSides(sources: Source[]): string[] {
  const told = new Set(sources.filter(isStoryFile).map(getFolder));
  const withSides = sources.filter(
    (source) =>
      !/\.(stories|test)\.tsx?$/.test(source.path) && signs.some((sign) => sign.test(source.text)),
  );
  return [...new Set(withSides.map(getFolder))].filter((folder) => told.has(folder)).sort();
}

/** In which directions no story of a folder has a play that looks at sides. */
export function findUnplayedDirections(folder: string, sources: Source[]): string[] {
  const files = sources.filter((source) => isStoryFile(source) && getFolder(source) === folder);
  const played = new Set(files.flatMap(directionsPlayedIn));
  return ['rtl', 'ltr'].filter((direction) => !played.has(direction));
}

function directionsPlayedIn({ text }: Source): string[] {
  const stories = storiesIn(text);
  return stories
    .filter((story) => looksAtSides(findPlay(story.text, stories)))
    .map((story) => (/direction: 'ltr'/.test(story.text) ? 'ltr' : 'rtl'));
}

function looksAtSides(play: string): boolean {
  return play.includes('expect(') && sideways.test(play);
}

// The play that a story has itself, else that of the story it extends.
function findPlay(text: string, stories: WrittenStory[]): string {
  const begins = text.search(/\bplay[:(]/);
  if (begins !== -1) {
    return text.slice(begins);
  }
  const parent = /^export const \w+ = (\w+)\.extend\(/.exec(text)?.[1];
  const extended = stories.find(({ name }) => name === parent);
  return extended === undefined ? '' : findPlay(extended.text, stories);
}

function storiesIn(text: string): WrittenStory[] {
  return text
    .split(/\n(?=export const )/)
    .slice(1)
    .map((part) => ({
      name: /^export const (\w+)/.exec(part)?.[1] ?? '',
      // A story ends with the first line that closes what its first one opened.
      text: part.split(/\n(?=\S)(?=[^})\]])/)[0] ?? '',
    }));
}

function isStoryFile({ path }: Source): boolean {
  return path.endsWith('.stories.tsx');
}

function getFolder({ path }: Source): string {
  return dirname(path);
}
