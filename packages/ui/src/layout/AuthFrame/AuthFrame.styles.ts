import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { breakpoint, font, radius, space } from '../../tokens/scales.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 100dvh;
  background: ${color.surface};
  color: ${color.text};

  @media (width >= ${breakpoint.desktop}) {
    grid-template-columns: minmax(520px, 5fr) minmax(0, 6fr);
  }
`;

export const Main = styled.main`
  display: grid;
  align-content: start;
  justify-items: center;
  gap: ${space[6]};
  padding-block: clamp(${space[4]}, 11dvh, 128px) ${space[8]}; /* a fixed top, so that a message inside the card does not move the content above it */
  padding-inline: ${space[4]};

  &:focus {
    outline: none;
  }
`;

export const Panel = styled.aside`
  display: none;
  margin: ${space[4]};
  margin-inline-start: 0;
  padding: ${space[16]};
  border-radius: ${radius.card};
  background: ${color.accentSoft};

  @media (width >= ${breakpoint.desktop}) {
    position: sticky;
    inset-block-start: ${space[4]};
    display: grid;
    place-content: center;
    max-block-size: calc(100dvh - 2 * ${space[4]});
  }
`;

export const Figure = styled.div`
  display: grid;
  gap: ${space[12]};
`;

export const Tagline = styled.p`
  color: ${color.onAccentSoft};
  font-size: ${font.size.lg};
  text-align: center;
`;
