import { Button, NevisaUi } from '@nevisa/ui';
import { Profiler } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import '../../../packages/ui/src/tokens/themeSheet.gen.css';
import { adoptPlainRules, lookOf, plainName } from '../plainRules.ts';
import './short.css';

/** `plain` has the library's own rules in a static sheet, `short` what one would write by hand. */
export type Contestant = 'library' | 'plain' | 'short';

/** What one round gives back: milliseconds of style and layout, and React's commits meanwhile. */
export type Round = Record<Contestant | 'commits', number>;

declare global {
  var measureRound: (order: Contestant[]) => Round;
  var benchReady: true;
}

const count = 1_000;
const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;
const themes = ['blue', 'green', 'red', 'purple', 'amber'];
const numbers = Array.from({ length: count }, (_, index) => index);

let commits = 0;
let switches = 0;
const library = libraryPlace();
const places = { library, plain: plainPlace(library), short: shortPlace() };

globalThis.measureRound = (order) => {
  const before = commits;
  const round = { library: 0, plain: 0, short: 0, commits: 0 };
  for (const name of order) {
    round[name] = measure(places[name]);
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
    element.setAttribute('class', names.map(plainName).join(' '));
  }
  adoptPlainRules(used);
  if (shownLookOf(place) !== shownLookOf(original)) {
    throw new Error(
      'The copied rules do not give the look of the library, so they cannot be compared.',
    );
  }
  return place;
}

function shownLookOf(place: HTMLElement): string {
  document.body.append(place);
  const look = lookOf(place);
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
function measure(place: HTMLElement): number {
  document.body.append(place);
  void document.body.offsetHeight;
  switches += 1;
  const begun = performance.now();
  document.documentElement.dataset['theme'] = themes[switches % themes.length];
  void document.body.offsetHeight;
  const time = performance.now() - begun;
  place.remove();
  return time;
}
