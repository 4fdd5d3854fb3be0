import { styled } from 'styled-components';
import { quietButton, makeEdgeStyles } from '../../components/actions/Button/quietEdge.styles.ts';
import { notPrinted } from '../../foundations/notPrinted.ts';
import { color } from '../../tokens/color.ts';
import { font, motion, radius, size, space } from '../../tokens/scales.ts';
import { chartTones } from './chartTones.ts';

const [first, second, third, fourth] = chartTones;

export const Root = styled.figure`
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;
  color: ${color.text};
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
`;

/** The buttons of a chart; paper has no use for them. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};
  margin-inline-start: auto; /* at the end also in a line below the heading */

  /* The word of the button ends at the edge of the drawing. */
  > ${quietButton}:last-child {
    ${makeEdgeStyles('end')}
  }

  ${notPrinted}
`;

export const Caption = styled.figcaption`
  font-weight: ${font.weight.medium};
  line-height: ${font.line.heading};
`;

export const Plot = styled.div`
  position: relative; /* contains the visually hidden table */
  min-inline-size: 0;

  &[data-outdated='true'] path {
    opacity: 0.4;
  }
`;

export const Drawing = styled.svg.attrs({ role: 'group' })`
  display: block;
  inline-size: 100%;
  overflow: visible;
  font-size: ${font.size.xs};
`;

export const GridLine = styled.line`
  stroke: ${color.border};
  stroke-width: 1px;
  shape-rendering: crispEdges;

  @media (forced-colors: active) {
    stroke: GrayText;
  }
`;

export const AxisText = styled.text`
  fill: ${color.textQuiet};

  @media (forced-colors: active) {
    fill: CanvasText;
  }
`;

/** A sign that no neighbour gives a direction. */
export const Sign = styled.tspan`
  unicode-bidi: isolate;
`;

/** Text inside the drawing; an outline in the background colour separates it from lines. */
export const Label = styled.text`
  fill: ${color.text};
  font-weight: ${font.weight.medium};
  paint-order: stroke;
  stroke: ${color.surfaceRaised};
  stroke-width: 4px;
  stroke-linejoin: round;
  pointer-events: none;

  &[data-quiet='true'] {
    fill: ${color.textQuiet};
    font-weight: ${font.weight.regular};
  }

  &[data-strong='true'] {
    font-weight: ${font.weight.bold};
  }

  &[data-size='large'] {
    font-size: ${font.size.lg};
    font-weight: ${font.weight.bold};
  }

  @media (forced-colors: active) {
    fill: CanvasText;
    stroke: Canvas;
  }
`;

/** The background of words over lines. */
export const Plate = styled.rect`
  fill: ${color.surfaceRaised};
  stroke: ${color.border};

  @media (forced-colors: active) {
    fill: Canvas;
    stroke: CanvasText;
  }
`;

/** A line from the axis to the pointed or focused moment. */
export const MomentLine = styled.line`
  stroke: ${color.borderStrong};
  stroke-width: 1px;

  @media (forced-colors: active) {
    stroke: GrayText;
  }
`;

export const Point = styled.g`
  cursor: default;

  &[role='button'] {
    cursor: pointer;
  }

  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;

/** Points whose focus ring follows their shape. */
export const Shapes = styled.g`
  ${Point}:focus-visible {
    outline: none;
  }
`;

/** The focus ring of a shape, two pixels off it and above its neighbours. */
export const FocusRing = styled.path`
  display: none;
  fill: none;
  stroke: ${color.focus};
  stroke-width: 2px;
  pointer-events: none;

  ${Shapes}:has(${Point}:focus-visible) > & {
    display: block;
  }

  @media (forced-colors: active) {
    stroke: Highlight;
  }
`;

/**
 * An area in a series colour; a gap in the background colour separates it from its neighbours
 * (WCAG 1.4.1).
 */
export const Shape = styled.path`
  --_tone: ${color[first]};

  fill: var(--_tone);
  transition: opacity ${motion.quick} ${motion.easing};

  &[data-tone='2'] {
    --_tone: ${color[second]};
  }

  &[data-tone='3'] {
    --_tone: ${color[third]};
  }

  &[data-tone='4'] {
    --_tone: ${color[fourth]};
  }

  /* Parts of a total of 0, and the whole length behind a bar. */
  &[data-tone='none'],
  &[data-tone='track'] {
    --_tone: ${color.border};
  }

  &[data-stroke='true'] {
    fill: none;
    stroke: var(--_tone);
    stroke-width: 2px;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  &[data-stroke='true'][data-tone='2'] {
    stroke-dasharray: 6 5;
  }

  &[data-stroke='true'][data-tone='4'] {
    stroke-dasharray: 1 5;
  }

  /* A compared period: thin, without dashes, in the colour of the axis. */
  &[data-tone='compared'] {
    --_tone: ${color.textQuiet};
  }

  &[data-stroke='true'][data-tone='compared'] {
    stroke-width: 1px;
  }

  &[data-stroke='true'][data-partial='true'] {
    stroke-dasharray: 2 5;
  }

  &[data-rim='true'] {
    stroke: ${color.surfaceRaised};
    stroke-width: 2px;
  }

  @media (forced-colors: active) {
    --_tone: CanvasText;

    &[data-tone='2'],
    &[data-tone='3'],
    &[data-tone='4'] {
      --_tone: CanvasText;
    }

    &[data-tone='compared'] {
      --_tone: GrayText;
    }

    &[data-rim='true'] {
      stroke: Canvas;
    }
  }
`;

/** The box of the focused point, which lets the pointer through. */
export const Hit = styled.rect`
  fill: none;
  pointer-events: none;
`;

/** The pointer and touch target of a small mark. */
export const Target = styled.rect`
  fill: transparent;

  &[data-pressed='true'] {
    cursor: pointer;
  }
`;

/** As high as the buttons of a chart, and as its drawing. */
export const ShapeHead = styled.div`
  display: grid;
  align-items: center;
  inline-size: 50%;
  block-size: ${size.controlSmall};
`;

export const Empty = styled.p`
  display: grid;
  place-items: center;
  min-block-size: 120px;
  padding: ${space[4]};
  border: 1px dashed ${color.border};
  border-radius: ${radius.control};
  color: ${color.textQuiet};
  text-align: center;
`;
