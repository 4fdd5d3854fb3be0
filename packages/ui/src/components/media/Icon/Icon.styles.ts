import { styled } from 'styled-components';

export const Svg = styled.svg`
  flex: none;
  vertical-align: -0.25em; /* Persian letters sit deep; the middle of the icon meets the middle of the word */

  &[data-mirrored]:dir(rtl) {
    transform: scaleX(-1);
  }

  /* Drawings keep colours that the system takes from words, and could vanish on its background. */
  @media (forced-colors: active) {
    &&&& {
      color: inherit;
    }
  }
`;
