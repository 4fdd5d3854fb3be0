import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { breakpoint, font, radius, space } from '../../tokens/scales.ts';

export const Root = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 100dvh;
  background: ${color.surface};
  color: ${color.text};

  @media (width >= ${breakpoint.desktop}) {
    grid-template-rows: auto;
    grid-template-columns: minmax(520px, 5fr) minmax(0, 6fr);
  }
`;

export const Main = styled.main`
  display: grid;
  align-content: start;
  justify-items: center;
  gap: ${space[6]};
  padding-block: ${space[4]} ${space[8]};
  padding-inline: ${space[4]};

  &:focus {
    outline: none;
  }

  @media (width >= ${breakpoint.desktop}) {
    padding-block-start: clamp(
      ${space[4]},
      11dvh,
      128px
    ); /* a fixed top, so that a message inside the card does not move the content above it */
  }
`;

export const Panel = styled.aside`
  display: grid;
  order: -1; /* a drawing without content: on narrow windows it is above the card */
  padding-block-start: clamp(${space[4]}, 4dvh, ${space[10]});
  padding-inline: ${space[4]};

  /* A low window, or a large zoom, needs its height for the form. */
  @media (width < ${breakpoint.desktop}) and (height < 560px) {
    display: none;
  }

  @media (width >= ${breakpoint.desktop}) {
    position: sticky;
    inset-block-start: ${space[4]};
    order: 0;
    place-content: center;
    max-block-size: calc(100dvh - 2 * ${space[4]});
    margin: ${space[4]};
    margin-inline-start: 0;
    padding: ${space[16]};
    border-radius: ${radius.card};
    background: linear-gradient(to bottom, ${color.panelStart}, ${color.panelEnd});
  }
`;

export const Figure = styled.div`
  display: grid;
  gap: ${space[1]};
  justify-items: center;

  > svg {
    block-size: 96px;
  }

  @media (width >= ${breakpoint.desktop}) {
    gap: ${space[12]};

    > svg {
      block-size: auto;
    }
  }
`;

export const Tagline = styled.p`
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
  text-align: center;

  @media (width >= ${breakpoint.desktop}) {
    color: ${color.onAccentSoft};
    font-size: ${font.size.lg};
  }
`;
