export function startOf(pid: number): string;
export function ownerOf(file: string): number | undefined;
