import { type DragEvent, useState } from 'react';

/** The state and handlers of a zone that accepts dragged files. */
export function useFileDrag(disabled: boolean, onDrop: (data: DataTransfer) => void) {
  const [over, setOver] = useState(false);
  const drag = (event: DragEvent) => {
    if (event.dataTransfer.types.includes('Files')) {
      event.preventDefault(); // prevents the browser from opening the file
      event.dataTransfer.dropEffect = disabled ? 'none' : 'copy';
      setOver(!disabled);
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) {
      onDrop(event.dataTransfer);
    }
  };
  return {
    over,
    handlers: {
      onDragEnter: drag,
      onDragOver: drag,
      onDragLeave: () => setOver(false),
      onDrop: drop,
    },
  };
}
