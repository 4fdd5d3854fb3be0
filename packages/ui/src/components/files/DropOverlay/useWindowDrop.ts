import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Takes files that are dropped anywhere in the window. A zone that has taken a drop itself keeps it.
 *
 * @returns whether files are dragged over the window
 */
export function useWindowDrop(onDrop: (data: DataTransfer) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onDrop);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const over = (event: DragEvent) => {
      if (hasFiles(event)) {
        if (!event.defaultPrevented && event.dataTransfer !== null) {
          event.dataTransfer.dropEffect = 'copy';
        }
        event.preventDefault(); // else the browser would open the file
        setOver(true);
      }
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) {
        setOver(false);
      }
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!hasFiles(event) || event.defaultPrevented || event.dataTransfer === null) {
        return; // dragged text belongs to the field under it
      }
      event.preventDefault();
      take(event.dataTransfer);
    };
    window.addEventListener('dragenter', over, { signal });
    window.addEventListener('dragover', over, { signal });
    window.addEventListener('dragleave', leave, { signal });
    window.addEventListener('drop', drop, { signal });
    return () => listening.abort();
  }, []);
  return isOver;
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') === true;
}
