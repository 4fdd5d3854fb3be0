/** Prints the page; the browser offers the title of the document as the name of the file. */
export function printAs(name: string): void {
  const { title } = document;
  window.addEventListener(
    'afterprint',
    () => {
      document.title = title;
    },
    { once: true },
  );
  document.title = name;
  window.print();
}
