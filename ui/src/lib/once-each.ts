/** Keeps what is made of each argument: creating a format takes longer than formatting many values. */
function onceEach<Argument, Made>(
  make: (argument: Argument) => Made,
): (argument: Argument) => Made {
  const all = new Map<Argument, Made>()
  return (argument) => {
    const made = all.get(argument) ?? make(argument)
    all.set(argument, made)
    return made
  }
}

export { onceEach }
