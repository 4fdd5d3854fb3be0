import { keyframes, styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { font, radius, size } from '../../../tokens/scales.ts';

const pass = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(100%); }
`;

export const Root = styled.span`
  --_line: calc(${font.line.text} * 1em);
  --_bar: 0.875em;
  --_radius: 6px;

  display: grid; /* for containers whose margins do not collapse */

  &[data-shape='heading'] {
    --_line: calc(${font.line.heading} * 1em);
    inline-size: 60%;
    font-size: ${font.size['2xl']};

    &[data-size='small'] {
      font-size: ${font.size.lg};
    }

    &[data-size='large'] {
      font-size: ${font.size['3xl']};
    }
  }

  &[data-shape='control'] {
    --_line: ${size.control};
    --_bar: ${size.control};
    --_radius: ${radius.control};
  }

  &[data-shape='circle'] {
    --_line: ${size.control};
    --_bar: ${size.control};
    --_radius: ${radius.round};
    inline-size: ${size.control};
  }

  &[data-shape='block'] {
    --_line: 100%;
    --_bar: 100%;
    --_radius: ${radius.card};
    min-block-size: ${size.control};
    block-size: 100%;
  }
`;

export const Bar = styled.span`
  position: relative;
  display: block;
  block-size: var(--_bar);
  margin-block: calc((var(--_line) - var(--_bar)) / 2); /* same height as a line of text */
  border-radius: var(--_radius);
  background: ${color.surfacePressed};
  overflow: hidden;

  [data-shape='block'] > & {
    min-block-size: inherit;
    margin-block: 0;
  }

  &:last-child:not(:only-child) {
    inline-size: 64%;
  }

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(
      to right,
      transparent,
      color-mix(in oklab, ${color.surfaceRaised} 55%, transparent),
      transparent
    );
    animation: ${pass} 1.6s ease-in-out infinite;
  }

  @media (prefers-reduced-motion: reduce) {
    &::after {
      content: none;
    }
  }

  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;
