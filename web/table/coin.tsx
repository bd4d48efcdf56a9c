/** The number of an idea, on its words and on the board. */
export function Coin({ number }: { number: number }) {
  return (
    <span className="coin" data-coin={number}>
      {number}
    </span>
  )
}
