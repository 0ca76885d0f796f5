/** Reads a part of what a person chose. Fails when the file was moved or changed meanwhile. */
export const readPart = async (file: File, from: number, bytes: number): Promise<ArrayBuffer> =>
  read(file.slice(from, from + bytes), 'readAsArrayBuffer') as Promise<ArrayBuffer>;

/** Reads a picture as a data address, which shows it. */
export const readAddress = (blob: Blob): Promise<string> =>
  read(blob, 'readAsDataURL') as Promise<string>;

function read(blob: Blob, how: 'readAsArrayBuffer' | 'readAsDataURL') {
  return new Promise<FileReader['result']>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error ?? new Error(how));
    reader[how](blob);
  });
}
