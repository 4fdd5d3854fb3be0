import { Button, NevisaUi, withoutTransitions } from '@nevisa/ui';
import { Profiler } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import '../../../packages/ui/src/tokens/themeSheet.gen.css';
import { waitForFrame } from '../frames.ts';
import { adoptPlainRules, toPlainName, readLook } from '../plainRules.ts';
import './short.css';

/**
 * `animated` is the library with a bare attribute, so that each element starts its
 * transitions; `plain` has its rules in a static sheet, `short` what one would
 * write by hand.
 */
export type Contestant = 'library' | 'animated' | 'plain' | 'short';

/** What one round gives back: milliseconds of style and layout, React's commits, and the transitions that the library starts. */
export type Round = Record<Contestant | 'commits' | 'transitions', number>;

declare global {
  var measureRound: (order: Contestant[]) => Promise<Round>;
  var benchReady: true;
}

const count = 1_000;
const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;
const themes = ['blue', 'green', 'red', 'purple', 'amber'];
const numbers = Array.from({ length: count }, (_, index) => index);

let commits = 0;
let switches = 0;
const library = libraryPlace();
const places = {
  library,
  animated: library,
  plain: plainPlace(library),
  short: shortPlace(),
};

let started = 0;
document.addEventListener('transitionrun', () => (started += 1));

globalThis.measureRound = async (order) => {
  const before = commits;
  const round = { library: 0, animated: 0, plain: 0, short: 0, commits: 0, transitions: 0 };
  for (const name of order) {
    started = 0;
    round[name] = await measure(places[name], name);
    round.transitions += name === 'library' ? started : 0;
  }
  return { ...round, commits: commits - before };
};

globalThis.benchReady = true;

function libraryPlace(): HTMLElement {
  const place = document.createElement('div');
  document.body.append(place);
  flushSync(() =>
    createRoot(place).render(
      <NevisaUi>
        <Profiler id="all" onRender={() => (commits += 1)}>
          {numbers.map((index) => (
            <Button key={index} variant={variants[index % 4] ?? 'primary'}>
              {index}
            </Button>
          ))}
        </Profiler>
      </NevisaUi>,
    ),
  );
  if (commits === 0) {
    throw new Error(
      'The profiler counts nothing, so it could not show that a switch commits nothing.',
    );
  }
  place.remove();
  return place;
}

// The same elements and rules, with neither React nor styled-components behind them.
function plainPlace(original: HTMLElement): HTMLElement {
  const place = original.cloneNode(true) as HTMLElement;
  const used = new Set<string>();
  for (const element of place.querySelectorAll('[class]')) {
    const names = [...element.classList];
    names.forEach((name) => used.add(name));
    element.setAttribute('class', names.map(toPlainName).join(' '));
  }
  adoptPlainRules(used);
  if (readShownLook(place) !== readShownLook(original)) {
    throw new Error(
      'The copied rules do not give the look of the library, so they cannot be compared.',
    );
  }
  return place;
}

function readShownLook(place: HTMLElement): string {
  document.body.append(place);
  const look = readLook(place);
  place.remove();
  return look;
}

function shortPlace(): HTMLElement {
  const place = document.createElement('div');
  for (const index of numbers) {
    const button = document.createElement('button');
    button.className = `short ${variants[index % 4]}`;
    const face = document.createElement('span');
    face.textContent = String(index);
    button.append(face);
    place.append(button);
  }
  return place;
}

// Only the measured thousand is in the document, and is at rest before the clock starts.
async function measure(place: HTMLElement, name: Contestant): Promise<number> {
  document.body.append(place);
  await frames();
  void document.body.offsetHeight;
  switches += 1;
  const root = document.documentElement;
  const begun = performance.now();
  const change = () => {
    root.dataset['theme'] = themes[switches % themes.length];
  };
  if (name === 'animated') {
    change();
  } else {
    withoutTransitions(root, change);
  }
  void document.body.offsetHeight;
  const time = performance.now() - begun;
  await frames();
  place.remove();
  return time;
}

/** The frames in which transitions are off, and those in which they would be reported. */
async function frames(): Promise<void> {
  for (let frame = 0; frame < 4; frame += 1) {
    await waitForFrame();
  }
}
