const MESSAGES_A_MINUTE = 100

/** Whether another message is within the limit of 100 a minute. */
export function messageRate(): () => boolean {
  let [count, until] = [0, 0]
  return () => {
    if (performance.now() >= until) [count, until] = [0, performance.now() + 60_000]
    count += 1
    return count <= MESSAGES_A_MINUTE
  }
}
